import { describe, expect, it } from 'vitest';
import { endCells, exitKey, pathKey } from '#shared/rules/analytics/visits/count-route.ts';

describe('endCells', () => {
  it.each([
    [['A1'], []],
    [['A1', 'A2', 'A3'], ['A3']],
    [['A1', 'B1'], ['B1']],
    [
      ['A1', 'B1', 'A2', 'B2'],
      ['A2', 'B1', 'B2'],
    ],
    // The second column has one sheet only; the first row ends there.
    [
      ['A1', 'B1', 'A2'],
      ['A2', 'B1'],
    ],
    [['A9', 'A10'], ['A10']],
    [['Z1', 'AA1'], ['AA1']],
  ])('returns for %j the last cells of rows and columns: %j', (cells, ends) => {
    expect([...endCells(cells)].toSorted()).toEqual(ends.toSorted());
  });
});

const at = (...cells: string[]) => cells.map((cell) => ({ cell, alias: `S${cell}` }));

describe('exitKey', () => {
  it.each([
    [['A1'], 'exit/jp/SA1/none'],
    [['A1', 'B1'], 'exit/jp/SB1/right'],
    [['A1', 'B1', 'A1'], 'exit/jp/SA1/left'],
    [['A1', 'B2'], 'exit/jp/SB2/jump'],
  ])('returns for a visit of %j the key %s', (cells, key) => {
    expect(exitKey('jp', at(...cells))).toBe(key);
  });
});

describe('pathKey', () => {
  it.each([
    [['A1'], 'path/en/SA1'],
    [['A1', 'A1', 'A2', 'A1'], 'path/en/SA1-SA2-SA1'],
    [['A1', 'A2', 'A3', 'A4', 'A5', 'A6', 'A7', 'A8'], 'path/en/SA1-SA2-SA3-SA4-SA5-SA6-SA7-SA8'],
    [['A1', 'A2', 'A3', 'A4', 'A5', 'A6', 'A7', 'A8', 'A9', 'A10'], 'path/en/SA1-SA2-SA3-SA4-SA5-SA6-SA7-SA8-…'],
  ])('returns for a visit of %j the key %s', (cells, key) => {
    expect(pathKey('en', at(...cells))).toBe(key);
  });
});
