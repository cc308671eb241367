export { BarChart, type BarChartProps, type BarChartRow } from "./BarChart.tsx";
