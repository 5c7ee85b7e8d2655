import { readFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import type { Plugin } from 'esbuild';
import { SUBSETTER_FILE } from '#infra/build/fonts/font-packages.ts';

const isName = (key: string): boolean => key !== 'default' && /^[A-Za-z_$][\w$]*$/.test(key);

/** Returns the source of a module that re-exports a built-in module. The bundler keeps only the exports that are used. */
function builtinExports(path: string): string {
  const names = Object.keys(process.getBuiltinModule(path) ?? {}).filter(isName);
  return [
    `const builtin = require(${JSON.stringify(path)}), read = (name) => builtin[name];`,
    'export default builtin;',
    ...names.map((name) => `const ${name}_ = /* @__PURE__ */ read('${name}'); export { ${name}_ as ${name} };`),
  ].join('\n');
}

/**
 * Loads Node's own modules by `require`. An `import` of a built-in module reads every export of it, so that `node:http` loads the
 * whole of `fetch` and `node:crypto` the whole of Web Crypto: about 30 ms of each start, for code that no function uses.
 */
export const requireBuiltinModules: Plugin = {
  name: 'require-builtin-modules',
  setup(bundler) {
    bundler.onResolve({ filter: /./ }, ({ path, kind }) => {
      if (!isBuiltin(path)) return undefined;
      if (kind === 'import-statement') return { path, namespace: 'builtin-exports' };
      return kind === 'dynamic-import' ? { path, namespace: 'builtin' } : undefined;
    });
    bundler.onLoad({ filter: /./, namespace: 'builtin-exports' }, ({ path }) => ({ contents: builtinExports(path) }));
    bundler.onLoad({ filter: /./, namespace: 'builtin' }, ({ path }) => ({
      contents: `module.exports = require(${JSON.stringify(path)});`,
    }));
  },
};

/**
 * Makes the subsetter of fonts read HarfBuzz beside its bundle, where the build puts it, instead of in a package, which a function does not
 * have. Throws if the library reads it in another way.
 */
export const subsetterBesideBundle: Plugin = {
  name: 'subsetter-beside-bundle',
  setup(bundler) {
    bundler.onLoad({ filter: /[\\/]node_modules[\\/]subset-font[\\/]index\.js$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      const contents = source.replace(/require\.resolve\('harfbuzzjs\/[^']+'\)/, `require('path').join(__dirname, '${SUBSETTER_FILE}')`);
      if (contents === source) throw new Error('The subsetter of fonts does not read HarfBuzz as expected');
      return { contents, loader: 'js' };
    });
  },
};

/**
 * Omits the SDK's code of event streams, which no operation of a function uses. Its dynamic import makes esbuild wrap most of
 * the SDK in functions, which costs time at each start. An operation with an event stream fails with `ERR_MODULE_NOT_FOUND`.
 */
export const omitEventStreams: Plugin = {
  name: 'omit-event-streams',
  setup(bundler) {
    bundler.onResolve({ filter: /^@smithy\/core\/event-streams$/ }, ({ path, kind }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    );
  },
};
