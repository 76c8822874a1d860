BEGIN TRANSACTION;
CREATE TABLE entries (
	"table" VARCHAR NOT NULL, 
	number INTEGER NOT NULL, 
	entry TEXT NOT NULL, 
	made VARCHAR NOT NULL, 
	PRIMARY KEY ("table", number), 
	FOREIGN KEY("table") REFERENCES tables (id)
)
 WITHOUT ROWID

;
INSERT INTO "entries" VALUES('M2VdVt2PJlTi938g',1,'{"type":"deal","chances":{"first_dealer":[0],"pack":[23,12,47,48,10,46,21,36,24,37,34,9,20,50,49,38,22,51,33,11,7,25,8,35]}}','2026-11-30T08:42:44.236+00:00');
INSERT INTO "entries" VALUES('M2VdVt2PJlTi938g',2,'{"type":"choose","seat":1,"choices":[55]}','2026-11-30T08:42:44.470+00:00');
INSERT INTO "entries" VALUES('M2VdVt2PJlTi938g',3,'{"type":"choose","seat":0,"choices":[53]}','2026-11-30T08:42:44.471+00:00');
INSERT INTO "entries" VALUES('M2VdVt2PJlTi938g',4,'{"type":"choose","seat":1,"choices":[10]}','2026-11-30T08:42:44.526+00:00');
INSERT INTO "entries" VALUES('M2VdVt2PJlTi938g',5,'{"type":"choose","seat":0,"choices":[11]}','2026-11-30T08:42:44.527+00:00');
INSERT INTO "entries" VALUES('M2VdVt2PJlTi938g',6,'{"type":"choose","seat":0,"choices":[36]}','2026-11-30T08:42:44.528+00:00');
INSERT INTO "entries" VALUES('M2VdVt2PJlTi938g',7,'{"type":"choose","seat":1,"choices":[52]}','2026-11-30T08:42:44.528+00:00');
INSERT INTO "entries" VALUES('M2VdVt2PJlTi938g',8,'{"type":"choose","seat":0,"choices":[12]}','2026-11-30T08:42:44.569+00:00');
INSERT INTO "entries" VALUES('M2VdVt2PJlTi938g',9,'{"type":"choose","seat":1,"choices":[33]}','2026-11-30T08:42:44.626+00:00');
INSERT INTO "entries" VALUES('M2VdVt2PJlTi938g',10,'{"type":"choose","seat":1,"choices":[20]}','2026-11-30T08:42:44.684+00:00');
CREATE TABLE meta (
	name VARCHAR NOT NULL, 
	value VARCHAR NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "meta" VALUES('schema','1');
CREATE TABLE records (
	id VARCHAR NOT NULL, 
	text TEXT NOT NULL, 
	made VARCHAR NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE seats (
	"table" VARCHAR NOT NULL, 
	seat INTEGER NOT NULL, 
	name VARCHAR NOT NULL, 
	level VARCHAR NOT NULL, 
	session VARCHAR NOT NULL, 
	PRIMARY KEY ("table", seat), 
	FOREIGN KEY("table") REFERENCES tables (id)
);
INSERT INTO "seats" VALUES('M2VdVt2PJlTi938g',0,'','','0f007385b6f9d4b7eeb2748605afe1a984a0a3bfa3f014d09e2a784ce9e5cd1a');
INSERT INTO "seats" VALUES('M2VdVt2PJlTi938g',1,'','easy','');
CREATE TABLE sessions (
	hash VARCHAR NOT NULL, 
	made VARCHAR NOT NULL, 
	PRIMARY KEY (hash)
);
INSERT INTO "sessions" VALUES('0f007385b6f9d4b7eeb2748605afe1a984a0a3bfa3f014d09e2a784ce9e5cd1a','2026-11-30T08:42:44.235+00:00');
CREATE TABLE tables (
	id VARCHAR NOT NULL, 
	game VARCHAR NOT NULL, 
	options TEXT NOT NULL, 
	made VARCHAR NOT NULL, 
	over BOOLEAN NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('M2VdVt2PJlTi938g','svoi_kozyri','{"rounds":"full","players":2,"trumps":"chosen","lowest_rank":9,"deal":"random","sixes_home":false,"deals":1,"take":"three_five_all","pick_up":"unable","after_pick_up":"next_leads","last_card":"draw","repetitions":3}','2026-11-30T08:42:44.234+00:00',0);
CREATE INDEX ix_seats_session ON seats (session);
COMMIT;
