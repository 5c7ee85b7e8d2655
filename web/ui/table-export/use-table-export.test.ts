import { describe, expect, it } from 'vitest';
import { csvRowCount } from '#web/ui/table-export/use-table-export.ts';

describe('csvRowCount', () => {
  it.each([
    ['', 0],
    ['a,b\r\n', 0],
    ['a,b\r\n1,2\r\n"3\n",4\r\n', 2],
  ])('counts %j as %i rows', (csv, rows) => expect(csvRowCount(csv)).toBe(rows));
});
