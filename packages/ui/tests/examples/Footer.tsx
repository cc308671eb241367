import { Button } from "@danji/ui/button";
import { Footer } from "@danji/ui/footer";
import { Link } from "@danji/ui/provider";

export function FooterExample() {
  return (
    <Footer.Root>
      <Footer.Main>
        <Footer.Identity>
          <Footer.Name>견본 단지</Footer.Name>
          <p>
            <a href="tel:0310000000">031-000-0000</a> · 24시간 상담
          </p>
          <Footer.Actions>
            <Button variant="accent">방문예약</Button>
            <Footer.FamilySites>
              <Footer.FamilySite href="https://builder.example">견본건설</Footer.FamilySite>
            </Footer.FamilySites>
          </Footer.Actions>
        </Footer.Identity>
        <Footer.Navigation label="전체 페이지">
          <Footer.Group title="사업안내">
            <Footer.Link to="#overview">사업개요</Footer.Link>
            <Footer.Link to="#schedule">분양일정</Footer.Link>
          </Footer.Group>
          <Footer.Group title="단지안내">
            <Footer.Link to="#site-plan">단지배치도</Footer.Link>
            <Footer.Link to="#community">커뮤니티</Footer.Link>
          </Footer.Group>
        </Footer.Navigation>
      </Footer.Main>
      <Footer.Remarks label="유의사항">
        <Footer.Remark>그림과 사진은 소비자의 이해를 돕기 위한 것으로 실제와 다를 수 있습니다.</Footer.Remark>
      </Footer.Remarks>
      <Footer.Legal>
        <Link to="#privacy">
          <strong>개인정보처리방침</strong>
        </Link>
        <span>시행 견본개발(주)</span>
        <small>© 2025 견본건설(주)</small>
      </Footer.Legal>
    </Footer.Root>
  );
}
