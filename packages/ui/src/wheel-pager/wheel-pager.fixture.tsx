import { Fragment, type ReactNode, type ComponentProps } from "react";
import { styled } from "styled-components";
import { media } from "../theme/media.ts";
import { vars } from "../theme/vars.ts";
import { WheelPager } from "./index.ts";

/** Nine screens of a complex that does not exist. */
export const SCREENS = [
  { id: "hero", label: "견본 단지", text: "숲과 물 사이에 놓인 열 개의 동", surface: vars.color.surfaceStage },
  { id: "location", label: "입지", text: "역까지 걸어서 칠 분, 학교까지 삼 분", surface: vars.color.surface },
  { id: "brand", label: "브랜드", text: "따뜻한 집을 짓는 마음", surface: vars.color.surfaceInverse },
  { id: "special", label: "특별한 설계", text: "맞통풍과 네 칸의 앞면", surface: vars.color.ornament },
  { id: "premium", label: "프리미엄 1", text: "넓은 동 사이와 걷는 길", surface: vars.color.surfaceDeep },
  { id: "premium-more", label: "프리미엄 2", text: "한 마당의 어린이집과 놀이터", surface: vars.color.surfaceSunken },
  { id: "plans", label: "평면", text: "팔십사 제곱미터, 네 가지", surface: vars.color.surfaceStage },
  { id: "schedule", label: "분양 일정", text: "다음 일정을 한눈에", surface: vars.color.surface },
  { id: "booking", label: "방문 예약", text: "견본주택에서 뵙겠습니다", surface: vars.color.surfaceInverse },
] as const;

const DARK: ReadonlySet<string> = new Set([vars.color.surfaceStage, vars.color.surfaceInverse, vars.color.surfaceDeep]);

const Section = styled.section`
  ${media.desktop} {
    min-height: 100vh;
  }

  ${media.print} {
    min-height: 0;
  }
`;

const Screen = styled.div<{ $surface: string }>`
  display: grid;
  min-height: inherit;
  align-content: center;
  gap: ${vars.space[4]};
  padding: ${vars.space[16]} ${vars.layout.gutter};
  background: ${({ $surface }) => $surface};
  color: ${({ $surface }) => (DARK.has($surface) ? vars.color.onInverse : vars.color.text)};

  ${media.mobile} {
    min-height: 24rem;
  }
`;

const Footer = styled.footer`
  min-height: 50vh;
  padding: ${vars.space[8]} ${vars.layout.gutter};
  background: ${vars.color.surfaceDeep};
  color: ${vars.color.onInverse};
`;

interface FrontPageProps extends Omit<ComponentProps<typeof WheelPager.Root>, "sections" | "children"> {
  /** More content of a section, by its id. */
  more?: Readonly<Record<string, ReactNode>>;
}

/** Shows a front page of nine screens and a footer of half a screen. */
function FrontPage({ more, ...root }: FrontPageProps) {
  return (
    <>
      <main>
        <WheelPager.Root {...root} sections={SCREENS}>
          {SCREENS.map(({ id, label, text, surface }) => (
            <Section key={id} id={id} aria-labelledby={`${id}-title`}>
              <Screen $surface={surface}>
                <h2 id={`${id}-title`}>{label}</h2>
                <p>{text}</p>
                <Fragment>{more?.[id]}</Fragment>
              </Screen>
            </Section>
          ))}
          <WheelPager.Index aria-label="화면 목록" />
        </WheelPager.Root>
      </main>
      <Footer>
        <p>견본건설(주) · 컴퓨터로 그린 견본입니다.</p>
        <a href="#privacy">개인정보처리방침</a>
      </Footer>
    </>
  );
}

/** Returns how a story shows the front page: by its arguments, with more content of some sections. */
export function frontPage(more?: FrontPageProps["more"]) {
  return ({ sections: _sections, children: _children, ...root }: ComponentProps<typeof WheelPager.Root>) => (
    <FrontPage {...root} {...(more && { more })} />
  );
}
