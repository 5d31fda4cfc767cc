import { z } from 'zod';
import { searchText } from '../../../shared/back-office/list/list-search';

/** Key of the setting that the address leads to. */
export const settingsSearch = z.object({ setting: searchText });
