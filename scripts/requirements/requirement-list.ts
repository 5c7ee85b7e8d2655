/** One row of `docs/requirements.md`. `modules` and `tests` are the paths in its fourth and fifth column. */
export interface Requirement {
  id: string;
  state: string;
  modules: string[];
  tests: string[];
}

const ROW = /^\| (R-\d+\.\d+) \|/;
/** A bar that separates cells; `\|` is a bar inside a cell. */
const CELL_END = /(?<!\\)\|/;

const pathsIn = (cell = ''): string[] => Array.from(cell.matchAll(/`([^`]+)`/g), ([, path]) => path ?? '');

/** Returns the requirements of a Markdown page, in its order: every table row whose first cell is an id. */
export function requirementsIn(markdown: string): Requirement[] {
  return markdown
    .split('\n')
    .filter((line) => ROW.test(line))
    .map((line) => {
      const [, id = '', , state = '', modules, tests] = line.split(CELL_END).map((cell) => cell.trim());
      return { id, state, modules: pathsIn(modules), tests: pathsIn(tests) };
    });
}
