import { BarChart } from "@danji/ui/bar-chart";

export function BarChartExample() {
  return (
    <BarChart
      caption="달마다 내는 금액"
      nameLabel="달"
      series={["자기 자금", "대출"]}
      rows={[
        { name: "2027년 1월", values: [4700, 0] },
        { name: "2027년 2월", values: [15, 13_500] },
        { name: "2027년 3월", values: [0, 9000] },
        { name: "2027년 4월", values: [15_817, 27_000] },
      ]}
      format={(value) => `${value.toLocaleString("ko-KR")}만원`}
    />
  );
}
