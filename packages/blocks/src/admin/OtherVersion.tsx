import { Button } from "@danji/ui/button";
import { Text } from "@danji/ui/text";
import { useLayoutEffect, useRef } from "react";
import type { ArticleTexts } from "../press/press-article.ts";
import { Version, VersionTexts } from "./admin.styles.ts";

interface OtherVersionProps {
  /** The stored texts; `null` if the article has been deleted. */
  article: ArticleTexts | null;
  readonly onTake: (version: ArticleTexts) => void;
}

const TITLE = "other-version-title";

/** Renders the version of an article that another editor has saved meanwhile, and focuses its heading. */
export function OtherVersion({ article, onTake }: OtherVersionProps) {
  const titleRef = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => titleRef.current?.focus(), [article]);
  return (
    <Version forwardedAs="section" align="start" aria-labelledby={TITLE}>
      <h3 id={TITLE} ref={titleRef} tabIndex={-1}>
        {article ? "다른 곳에서 먼저 고친 글입니다" : "다른 곳에서 삭제된 글입니다"}
      </h3>
      <Text>
        {article
          ? "아래가 지금 저장된 글이고, 입력하신 내용은 그 밑에 그대로 있습니다. 비교해 보고 어느 쪽을 남길지 골라 주세요."
          : "입력하신 내용은 아래에 그대로 있습니다. 필요하면 새 글로 등록할 수 있습니다."}
      </Text>
      {article && (
        <>
          <VersionTexts>
            <dt>제목</dt>
            <dd>{article.title}</dd>
            <dt>요약</dt>
            <dd>{article.summary}</dd>
            <dt>내용</dt>
            <dd>{article.content === "" ? "(내용 없음)" : article.content}</dd>
          </VersionTexts>
          <Button variant="secondary" onClick={() => onTake(article)}>
            저장된 글로 바꾸기
          </Button>
        </>
      )}
    </Version>
  );
}
