import { expect, it } from "vitest";
import { withParticle } from "./particle.ts";

it.each([
  ["거실", "subject", "거실이"],
  ["팬트리", "subject", "팬트리가"],
  ["침실 2", "subject", "침실 2가"],
  ["침실 3", "subject", "침실 3이"],
  ["84A", "topic", "84A는"],
  ["84M", "topic", "84M은"],
  ["안방", "and", "안방과"],
  ["주방/식당", "and", "주방/식당과"],
  ["거실", "topic", "거실은"],
] as const)("puts behind %s as %s what is said: %s", (word, particle, said) => {
  expect(withParticle(word, particle)).toBe(said);
});
