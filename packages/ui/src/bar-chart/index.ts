export { BarChart, type BarChartRow } from "./BarChart.tsx";
