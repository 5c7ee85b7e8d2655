import { describe, expect, it } from 'vitest';
import { duplicateIds, outsideCitations, proofFaults, unknownCitations } from './requirement-faults.ts';
import { requirementsIn } from './requirement-list.ts';

const PAGE = `## 1. Area

| Id | Requirement | State | Module | Test |
|---|---|---|---|---|
| R-1.1 | A \\| B | built | \`shared/a.ts\` | \`shared/a.test.ts\`, \`test/b.ts\` |
| R-1.2 | C, see R-1.1 | not yet | | |
`;

const row = (state: string, modules: string[], tests: string[]) => ({ id: 'R-1.1', state, modules, tests });

describe('requirementsIn', () => {
  it('reads id, state and paths of each row, also if a cell contains an escaped bar', () => {
    expect(requirementsIn(PAGE)).toEqual([
      { id: 'R-1.1', state: 'built', modules: ['shared/a.ts'], tests: ['shared/a.test.ts', 'test/b.ts'] },
      { id: 'R-1.2', state: 'not yet', modules: [], tests: [] },
    ]);
  });
});

describe('duplicateIds', () => {
  it('reports an id that is listed twice', () => {
    expect(duplicateIds([row('built', [], []), row('built', [], [])])).toEqual(['R-1.1 is listed twice']);
  });
});

describe('unknownCitations', () => {
  it('reports each cited id that is not listed, with its line', () => {
    expect(unknownCitations('a.ts', '/** R-1.1 */\n/** R-1.1, R-1.10. */', new Set(['R-1.1']))).toEqual([
      'a.ts:2 cites R-1.10, which is not in docs/requirements.md',
    ]);
  });
});

describe('outsideCitations', () => {
  it.each(['(spec 4)', 'Spec. 12 "Sites"', 'product.md "Money"', 'see spec.md'])('reports %s as an outside citation', (text) => {
    expect(outsideCitations('a.ts', text)).toHaveLength(1);
  });

  it.each(['specific 4', 'products.md', 'the OpenAPI specification', 'inspect 3'])(
    'ignores %s, which only resembles a citation of the specification',
    (text) => {
      expect(outsideCitations('a.ts', text)).toEqual([]);
    },
  );
});

describe('proofFaults', () => {
  const files = new Set(['a.ts', 'a.test.ts']);

  it('accepts a requirement in state built whose module and test exist', () => {
    expect(proofFaults([row('built', ['a.ts'], ['a.test.ts'])], files)).toEqual([]);
  });

  it('reports a requirement in state built that names no module or no test', () => {
    expect(proofFaults([row('built', [], [])], files)).toEqual(['R-1.1 is built but names no module', 'R-1.1 is built but names no test']);
  });

  it('reports a path that does not exist, in any state', () => {
    expect(proofFaults([row('partly: x', ['b.ts'], [])], files)).toEqual(['R-1.1 names b.ts, which does not exist']);
  });
});
