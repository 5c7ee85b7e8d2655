import { existsSync, readFileSync, writeFileSync } from 'node:fs';
const LOADED_FIRST = ['common', 'errors', 'session', 'sites'];
const SOURCE = /from\s*'#(web\/[^']+\.tsx?)'/g;
const AREAS = /useTranslation\(\[?((?:'\w+'(?:, )?)+)/g;
const read = (f: string) => (existsSync(f) ? readFileSync(f, 'utf8') : '');
function reached(e: string, seen = new Set<string>()) { if (seen.has(e)) return seen; seen.add(e); for (const [, f = ''] of read(e).matchAll(SOURCE)) if (!f.includes('app/routing')) reached(f, seen); return seen; }
const areasOf = (e: string) => [...new Set([...reached(e)].flatMap((f) => [...read(f).matchAll(AREAS)].flatMap(([, a = '']) => [...a.matchAll(/\w+/g)].map(([x]) => x))))].filter((a) => !LOADED_FIRST.includes(a)).toSorted();
let s = read('/tmp/s.ts');
s = s.replace(/    load: async \(\) => \(await import\('#([^']+)'\)\)\.\w+,\n/g, (m, f) => `${m}    texts: [${areasOf(f).map((a) => `'${a}'`).join(', ')}],\n`);
if (process.argv[2]) writeFileSync('web/app/routing/screens.ts', s);
console.log(s.match(/texts: .*/g)?.join('\n'));
console.log('shell', areasOf('web/app/shell/shell.tsx'), areasOf('web/app/palette/command-palette.tsx'));
