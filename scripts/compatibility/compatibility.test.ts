import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { compatibilityFaults } from './compatibility-faults.ts';
import { cssFeatures } from './css-features.ts';
import { markupFeatures, stylesIn } from './markup-features.ts';
import { scriptFeatures } from './script-features.ts';

const lacking = (used: ReturnType<typeof cssFeatures>): string[] =>
  compatibilityFaults(used, {}).map((fault) => fault.replace(/^\S+ (\S+) .*/, '$1'));

const inCss = (css: string): string[] => lacking(cssFeatures(css, 'a-css.ts'));
const inMarkup = (markup: string): string[] => lacking(markupFeatures(`export const a = ${markup};`, 'a.tsx'));

/** Returns the features of a script that a supported browser lacks. */
function inScript(source: string): string[] {
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2024,
    lib: ['lib.esnext.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    strict: true,
  };
  const host = ts.createCompilerHost(options);
  const readLibrary = host.getSourceFile.bind(host);
  host.getSourceFile = (name, ...rest) =>
    name === 'a.ts' ? ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true) : readLibrary(name, ...rest);
  return lacking(scriptFeatures(ts.createProgram(['a.ts'], options, host), ['a.ts']));
}

describe('cssFeatures', () => {
  it.each([
    ['a property', 'a { anchor-name: --a }', ['css.properties.anchor-name']],
    ['an unknown property', 'a { colr: red }', ['css.properties.colr']],
    ['a value', 'a { height: stretch }', ['css.properties.height.stretch']],
    ['a function', 'a { width: calc-size(auto, size) }', ['css.types.calc-size']],
    ['a unit', 'a { width: 2rcap }', ['css.types.length.rcap']],
    ['a selector', 'input:user-invalid { color: red }', ['css.selectors.user-invalid']],
    ['a rule', '@starting-style { a { opacity: 0 } }', ['css.at-rules.starting-style']],
    [
      'a media condition',
      '@media (prefers-reduced-transparency) { a { opacity: 1 } }',
      ['css.at-rules.media.prefers-reduced-transparency'],
    ],
  ])('finds %s that a supported browser lacks', (_, css, paths) => {
    expect(inCss(css)).toEqual(paths);
  });

  it.each([
    [
      'features of all supported browsers',
      '@container (min-width: 2rem) { a:has(b)::before { width: 10cqw; height: 100dvh; translate: 0 1px; content: "user-invalid" } }',
    ],
    ['a property that is tested by @supports', '@supports (animation-timeline: scroll()) { a { animation-timeline: scroll(self x) } }'],
    ['a value after a fallback that all browsers support', 'a { height: 100%; height: stretch }'],
    ['a prefixed property that all browsers support', 'a { -webkit-line-clamp: 2 }'],
  ])('accepts %s', (_, css) => {
    expect(inCss(css)).toEqual([]);
  });

  it('finds a feature inside an @supports rule that tests another feature', () => {
    expect(inCss('@supports (display: grid) { a { anchor-name: --a } }')).toEqual(['css.properties.anchor-name']);
  });
});

describe('scriptFeatures', () => {
  it.each([
    ['a method of the page', 'document.startViewTransition(() => undefined);', 'api.Document.startViewTransition'],
    ['a method of an inherited interface', "document.querySelector('a')?.checkVisibility();", 'api.Element.checkVisibility'],
    ['a method of the library', '[1].values().map(String);', 'javascript.builtins.Iterator.map'],
    ['a function of a class of the library', 'Promise.withResolvers();', 'javascript.builtins.Promise.withResolvers'],
    ['a class', 'new URLPattern();', 'api.URLPattern'],
    ['a global function', 'scheduler.yield();', 'api.Scheduler.yield'],
    ['a member of the global object', 'globalThis.requestIdleCallback(() => undefined);', 'api.Window.requestIdleCallback'],
    ['an event', "document.body.addEventListener('scrollend', () => undefined);", 'api.Element.scrollend_event'],
    ['an option', 'document.body.animate([], { timeline: null });', 'api.Element.animate.options_timeline_parameter'],
    ['a style', "document.body.style.fieldSizing = 'content';", 'css.properties.field-sizing'],
    ['a member that is read by its name', 'const { closedBy } = document.createElement("dialog");', 'api.HTMLDialogElement.closedBy'],
  ])('finds %s that a supported browser lacks', (_, source, path) => {
    expect(inScript(source)).toContain(path);
  });

  it('accepts features that all supported browsers have, and own members with the name of a feature', () => {
    const source = `const own = { startViewTransition() {} };
      own.startViewTransition();
      const by = new Map([['a', 1]]);
      for (const [name] of by) document.querySelector(name)?.animate([{ translate: '1px' }], { duration: 200 }).finished.then(() => name.at(-1));
      addEventListener('online', () => [1].findLast(Boolean));
      type Unused = URLPattern;`;
    expect(inScript(source)).toEqual([]);
  });
});

describe('markupFeatures', () => {
  it.each([
    ['an attribute', '<dialog closedby="any" />', 'html.elements.dialog.closedby'],
    ['an attribute of all elements', '<div popover="manual" />', 'html.global_attributes.popover'],
    ['an attribute that is spread', '<img {...(true ? { fetchPriority: "high" } : {})} />', 'html.elements.img.fetchpriority'],
    ['an element', '<selectedcontent />', 'html.elements.selectedcontent'],
  ])('finds %s that a supported browser lacks', (_, markup, path) => {
    expect(inMarkup(markup)).toContain(path);
  });

  it('accepts features that all supported browsers have', () => {
    expect(inMarkup('<div inert><img loading="lazy" decoding="async" srcSet="a 1w" sizes="1px" alt="" /></div>')).toEqual([]);
  });
});

describe('stylesIn', () => {
  it('finds style sheets by the name of their constant or by minifyCss, and returns their first lines', () => {
    const source = 'const A = minifyCss(`a { top: 0 }`);\nconst B_CSS = `b { width: ${1}px }`;\nconst text = `{}`;';
    expect(stylesIn(source, 'a.ts')).toEqual([
      { css: 'a { top: 0 }', line: 1 },
      { css: 'b { width: /**/px }', line: 2 },
    ]);
  });
});

describe('compatibilityFaults', () => {
  it('reports file, line, feature and the browsers that lack it', () => {
    expect(compatibilityFaults(cssFeatures('a {}\nb { field-sizing: fixed }', 'a.ts', 7), {})[0]).toBe(
      'a.ts:8: css.properties.field-sizing is not in chrome 111, firefox 121, safari 16.4',
    );
  });

  it('accepts features of the list, and reports listed features that are unused or that no browser lacks', () => {
    const used = cssFeatures('a { text-wrap: pretty; color: red }', 'a.ts');
    const accepted = { 'css.properties.text-wrap': 'lines break elsewhere', 'css.properties.text-wrap.pretty': 'lines break elsewhere' };
    expect(compatibilityFaults(used, accepted)).toEqual([]);
    expect(compatibilityFaults(used, { ...accepted, 'css.properties.color': 'none', 'css.properties.zoom': 'none' })).toEqual([
      'css.properties.color is accepted without need',
      'css.properties.zoom is accepted without need',
    ]);
  });
});
