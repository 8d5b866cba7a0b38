import { expect, test } from "vitest";
import { fromHex, sha256 } from "../../src/table/fairness/sha256";

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

test.each([
  ["", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"],
  ["abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"],
  [
    "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
    "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
  ],
  ["a".repeat(1000), "41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3"],
])("the published digests come out", (text, digest) => {
  expect(sha256(bytes(text))).toBe(digest);
});

test("hexadecimal becomes bytes", () => {
  expect([...fromHex("00ff10")]).toEqual([0, 255, 16]);
});
