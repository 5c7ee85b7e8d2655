/** A process that adds one log object to the page views. Tests kill it while it runs. Prints `ready` before and `done` after. */
import { pageViewStore, type SiteMonthViews } from '#functions/usage/store/page-view-store.ts';
import { tableClient } from '#functions/platform/engine/table-client.ts';
import { Table } from '#functions/platform/engine/table.ts';

const [key = '', counts = '[]'] = process.argv.slice(2);
const store = pageViewStore(new Table(tableClient(), process.env['TABLE_NAME'] ?? ''), () => new Date());
process.stdout.write('ready\n');
await store.addLogObject(key, JSON.parse(counts) as SiteMonthViews[]);
process.stdout.write('done\n', () => process.exit(0));
