import { expect, test } from "vitest";
import { glide } from "./glide";

const at = (left: number, top: number, width: number) => ({ left, top, right: left + width });
const by = (x: number, y: number) => [{ transform: `translate(${x}px, ${y}px)` }, { transform: "none" }];

test("words that moved come from where they stood", () => {
  expect(glide(at(10, 40, 100), at(10, 90, 100))).toEqual(by(0, -50));
  expect(glide(at(10, 40, 100), at(60, 40, 100))).toEqual(by(-50, 0));
});

test("words that became longer have not moved, at whichever edge they begin", () => {
  expect(glide(at(10, 40, 100), at(10, 40, 160))).toBeNull();
  expect(glide(at(100, 40, 100), at(70, 40, 160))).toBeNull();
  expect(glide(at(100, 40, 100), at(40, 40, 160))).toBeNull();
});

test("words that were not there, or that are not shown, glide from nowhere", () => {
  expect(glide(undefined, at(10, 40, 100))).toBeNull();
  expect(glide(at(10, 40, 100), at(0, 0, 0))).toBeNull();
  expect(glide(at(0, 0, 0), at(10, 40, 100))).toBeNull();
});
