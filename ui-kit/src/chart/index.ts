export type { ChartPanel, ChartPoint, ChartSeries, ChartTone } from './chart-series';
export { Sparkline, type SparklineProps } from './sparkline';
export { TrendChart, type TrendChartProps } from './trend-chart';
