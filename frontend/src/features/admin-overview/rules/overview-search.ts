import { z } from 'zod';
import { searchChoice } from '../../../shared/back-office/list/list-search';

export const PERIODS = ['today', '7d', '30d'] as const;
export const SERIES_UNITS = ['day', 'week', 'month'] as const;

export const overviewSearch = z.object({ period: searchChoice(PERIODS), by: searchChoice(SERIES_UNITS) });
export type OverviewSearch = z.output<typeof overviewSearch>;
