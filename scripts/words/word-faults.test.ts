import { describe, expect, it } from 'vitest';
import { wordFaults } from './word-faults.ts';

const words = (path: string, source: string): (string | undefined)[] =>
  wordFaults(path, source).map((fault) => /"(.+?)" is retired/.exec(fault)?.[1]?.toLowerCase());

describe('wordFaults', () => {
  it('reports the line, the retired word and the plain term', () => {
    expect(wordFaults('a.ts', 'const a = 1;\n// It is written anew.\n')).toEqual(['a.ts:2: "anew" is retired; write: again']);
  });

  it.each([
    ['a comment at the end', 'const a = 1; // off the air', 'off the air'],
    ['a doc comment', '/** Nobody reads it. */\nexport const a = 1;', 'nobody'],
    ['a comment in JSX', 'const a = <p>{/* somebody */}x</p>;', 'somebody'],
    ['a camelCase name', 'export const isOnAir = true;', 'on air'],
    ['a PascalCase type', 'type JobPulse = 1;', 'pulse'],
    ['a property', 'const a = { mendingPlace: 1 };', 'mending'],
    ['the title of a test', "it('stands for its cell', () => {});", 'stands'],
    ['the title of a table of tests', "it.each([1])('is made anew with %s', () => {});", 'anew'],
    ['the message of an error', "throw new Error('nobody holds the job');", 'nobody'],
    ['a sentence', '// The owner is told by e-mail.', 'told'],
  ])('finds a retired word in %s', (_where, source, word) => {
    expect(words('a.tsx', source)).toEqual([word]);
  });

  it.each([
    ['a longer word', '// It understands the outstanding amendment.'],
    ['a string', "const label = 'nobody-here';"],
    ['visible text', 'const a = <p>Nobody is here</p>;'],
    ['the name of an animation', 'const animations = { PULSE: 1, PULSE_OUT: 2 };'],
    ['a word that is retired in names only', '// Pulse the picture in the frame.'],
    ['a word that is retired in sentences only', 'const { told } = messages;'],
  ])('accepts %s', (_where, source) => {
    expect(words('a.tsx', source)).toEqual([]);
  });

  it('finds a retired word in the name of a file', () => {
    expect(words('web/users/nobody-here.tsx', '')).toEqual(['nobody']);
  });

  it('finds retired words in Markdown, except in code and quotations', () => {
    expect(words('a.md', 'Stands `nobody` “Nobody is here”\n```\nanew\n```\n')).toEqual(['stands']);
  });

  it('finds retired words in the comments of a style sheet, but not in its values', () => {
    expect(words('a.css', '/* anew */\n.a { align-items: stretch; }')).toEqual(['anew']);
  });
});
