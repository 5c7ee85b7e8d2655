import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { Code } from 'aws-cdk-lib/aws-lambda';
import { functionDist, ROOT } from '#infra/build/paths.ts';
import { buildOutputAsset } from '#infra/constructs/build-output-asset.ts';
import { addNativePackage } from '#infra/constructs/functions/native-package.ts';
import type { FunctionName } from '#infra/functions.ts';

/** Packages with native code, which bundles leave out. */
const NATIVE_PACKAGES: Partial<Record<FunctionName, string>> = { 'process-media': 'sharp', 'visit-report': 'sharp' };

/** The bundle that the local platform runs too, here with its native package built for Lambda. */
export const functionCode = (name: FunctionName): Code =>
  Code.fromAsset(
    join(ROOT, 'infra'),
    buildOutputAsset(name, (folder) => {
      const bundle = functionDist(name);
      if (!existsSync(join(bundle, 'index.mjs'))) throw new Error(`${bundle} contains no bundle; run "npm run build" first`);
      cpSync(bundle, folder, { recursive: true });
      const nativePackage = NATIVE_PACKAGES[name];
      if (nativePackage) addNativePackage(nativePackage, folder);
    }),
  );
