import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import type { CloudAssembly } from 'aws-cdk-lib/cx-api';
import { ROOT } from '#infra/build/paths.ts';
import { readSettings, type Settings } from '#infra/constructs/settings.ts';
import { buildProduct } from '#infra/stacks/build-product.ts';

type StackName = keyof ReturnType<typeof buildProduct>;

interface Synthesis {
  settings: Settings;
  assembly: CloudAssembly;
  templates: Record<StackName, Template>;
}

/** The context of cdk.json, which holds example settings beside the library's flags. */
export const exampleContext = (): Record<string, unknown> =>
  (JSON.parse(readFileSync(join(ROOT, 'cdk.json'), 'utf8')) as { context: Record<string, unknown> }).context;

/** All stacks as `cdk synth` makes them, security checks included, but without anything built. Throws on a finding. */
function synthesise(): Synthesis {
  const app = new App({ context: { ...exampleContext(), 'aws:cdk:bundling-stacks': [] } });
  const settings = readSettings(app.node);
  const stacks = buildProduct(app, settings);
  const assembly = app.synth();
  const templates = Object.fromEntries(
    Object.entries(stacks).map(([name, { stackName }]) => [
      name,
      Template.fromJSON(assembly.getStackByName(stackName).template as Record<string, unknown>),
    ]),
  ) as Record<StackName, Template>;
  return { settings, assembly, templates };
}

/** One synthesis for all tests that share this module. */
export const synthesisedProduct = synthesise();

/** Properties of the resources of one type in some stacks; those that match, if a pattern (of `Match`) is given. */
export const propertiesOf = (
  templates: readonly Template[],
  type: string,
  pattern: Record<string, unknown> = {},
): Record<string, unknown>[] =>
  templates.flatMap((template) =>
    Object.values(template.findResources(type, { Properties: pattern })).map((resource): Record<string, unknown> => resource['Properties']),
  );
