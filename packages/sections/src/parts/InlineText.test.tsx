import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { InlineText } from "./InlineText.tsx";

it.each([
  ["그냥 글", "그냥 글"],
  ["줄<br>바꿈<br />둘", "줄<br/>바꿈<br/>둘"],
  ["<strong>굵게</strong> 쓰기", "<strong>굵게</strong> 쓰기"],
  ["<strong>하나<br>둘</strong>", "<strong>하나<br/>둘</strong>"],
  ["<strong>하나\n둘</strong>", "<strong>하나\n둘</strong>"],
  ["<script>alert(1)</script>", "&lt;script&gt;alert(1)&lt;/script&gt;"],
  ["<strong onclick=x>하나</strong>", "&lt;strong onclick=x&gt;하나&lt;/strong&gt;"],
  ["E-모델하우스에서", "E-모델하우스에서"],
  ["<strong><img src=x></strong>", "<strong>&lt;img src=x&gt;</strong>"],
])("reads %j as text with two marks and nothing else", (text, markup) => {
  expect(renderToStaticMarkup(<InlineText text={text} />)).toBe(markup);
});

it.each(["031-000-0000", "e-revenuestamp.or.kr"])("keeps %s on one line", (name) => {
  const markup = renderToStaticMarkup(<InlineText text={`전화 ${name}으로`} />);
  expect(markup).toMatch(new RegExp(`^전화 <span class="[^"]+">${name}</span>으로$`, "u"));
});
