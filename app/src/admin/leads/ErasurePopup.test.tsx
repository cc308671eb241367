import { adminLeadOf } from "@danji/api/leads/lead.fixture";
import { createHttpLeadsAdmin } from "@danji/api/http/leads-admin";
import { expect, it, vi } from "vitest";
import { render } from "../../../../packages/ui/tests/render.tsx";
import { ServicesContext } from "../../shell/services/services.ts";
import { servicesWith } from "../../shell/services/services.fixture.ts";
import { ErasurePopup } from "./ErasurePopup.tsx";

it.each([
  [false, "고객 등록 2건을 삭제했습니다."],
  [
    true,
    "고객 등록 2건을 삭제했습니다. 데이터 파일을 읽는 다른 프로그램이 끝나는 대로 데이터베이스의 기록에서도 지웁니다.",
  ],
])("says what is erased, and whether it is still to go from the log: %s", async (pending, message) => {
  const leadsAdmin = createHttpLeadsAdmin({ fetch: () => Promise.resolve(Response.json({ count: 2, pending })) });
  const services = servicesWith({
    leadsAdmin: () => Promise.resolve(leadsAdmin),
  });
  const onDone = vi.fn<(message: string) => void>();
  const { user, findByRole } = render(
    <ServicesContext value={services}>
      <ErasurePopup
        lead={adminLeadOf()}
        siteId=""
        scope={undefined}
        onDone={onDone}
        onCancel={vi.fn<() => void>()}
        onSignedOut={vi.fn<(reason: string) => void>()}
      />
    </ServicesContext>,
  );
  await user.click(await findByRole("button", { name: "2건 삭제" }));
  await expect.poll(() => onDone.mock.lastCall).toEqual([message]);
});
