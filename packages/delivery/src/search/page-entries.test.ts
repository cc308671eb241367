import { expect, it } from "vitest";
import { pageEntries } from "./search-list.ts";

const PAGE = `<!doctype html><body><header>머리</header><main>
<nav>현재 위치</nav><h1>사업개요</h1>
<section id="section-1" class="a"><h2>단지 제원</h2><script>{"a":1}</script><svg><text>그림</text></svg><div role="img"><b>약도</b></div><select><option>보기</option></select>
<dl><div><dt>용적률</dt><dd>약 229.8<small>%</small></dd></div><div><dt>주차</dt><dd>미정</dd><dd>공고 시 안내</dd></div></dl>
<p>면적은 84\u2060㎡입니다.</p><blockquote>다음</blockquote><footer>문단</footer><form><label>이름</label></form></section>
<section id="section-2"><h2>질문</h2><div><div id="question-rank"><details><summary><h3><span>1순위는?</span><span aria-hidden="true">+</span></h3></summary></details><div><p>답입니다.</p></div></div></div></section>
<section><h2>방문예약</h2></section></main></body>`;

const entries = pageEntries(PAGE, "/intro", "설명");

it("finds the page, its sections, facts and questions with their addresses", () => {
  expect(entries.map(({ kind, to, trail, heading, text }) => [kind, to, trail.join(" › "), heading, text])).toEqual([
    ["page", "/intro", "", "사업개요", "설명"],
    ["section", "/intro#section-1", "사업개요", "단지 제원", "면적은 84㎡입니다. 다음 문단"],
    ["fact", "/intro#section-1", "사업개요 › 단지 제원", "용적률", "약 229.8%"],
    ["fact", "/intro#section-1", "사업개요 › 단지 제원", "주차", "미정 공고 시 안내"],
    ["section", "/intro#section-2", "사업개요", "질문", ""],
    ["question", "/intro#question-rank", "사업개요 › 질문", "1순위는?", "답입니다."],
  ]);
});

it("finds the home page alone, which repeats others", () => {
  expect(pageEntries(PAGE, "/", "설명").map(({ kind, to }) => [kind, to])).toEqual([["page", "/"]]);
});
