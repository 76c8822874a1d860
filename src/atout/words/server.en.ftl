## What is asked of the server, and how

server-not-found = There is nothing at this address.
server-wrong-method = That cannot be asked at this address.
server-wrong-request = The request was not understood.
server-too-large = That is more than is taken at once.
server-fault = Something went wrong here, and nothing has been changed. Try again.
server-not-json = The message was not understood: it is not JSON.
server-frame-binary = Messages are text; this one was binary.
server-frame-untyped = The message does not say of what kind it is.
server-frame-unknown = There is no message of the kind “{ $type }”. There are: { $known }.
server-frame-wrong = The message was not understood, at “{ $field }”: { $what }.
server-body-wrong = The request was not understood, at “{ $field }”: { $what }.
server-language-unknown = There is no language “{ $lang }”. There are: { $known }.

## The doors of the server

server-host-unknown = This Atout does not answer to the name “{ $host }”.
server-origin-foreign = A page of { $origin } may not speak to this Atout.
server-port-taken = Port { $port } of { $host } is taken: another program uses it, perhaps another Atout. Choose another one by --port; --port 0 takes a free one.
server-port-forbidden = Port { $port } of { $host } may not be used by you. Choose one above 1023.
server-proxy-wrong = “{ $proxy }” is no address of a proxy: it is written as 127.0.0.1, or 10.0.0.0/8 for a whole network.
server-crowded = You have too many windows open here. Close some, then try again.
server-full = As many people are here as this Atout takes in. Try again when somebody has left.
server-no-such-address = This machine cannot be reached at { $host }, port { $port }.

## Records

record-nothing-yet = No deal at this table is over yet, so there is no record.
record-nothing-in-it = Nothing is played in this record.
record-unknown = There is no such record.
record-no-such-step = There is no step { $step }. The last one is { $last }.
record-not-text = This file is not a record: it is not text.
record-takes-too-long = It takes too long to read this record.
