import { App } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import type { CloudAssembly } from 'aws-cdk-lib/cx-api';
import { readSettings, type Settings } from '#infra/constructs/settings.ts';
import { exampleContext } from '#infra/stacks/example-context.ts';
import { buildProduct } from '#infra/stacks/build-product.ts';

type StackName = keyof ReturnType<typeof buildProduct>;

interface Synthesis {
  settings: Settings;
  assembly: CloudAssembly;
  templates: Record<StackName, Template>;
}

/** Synthesises all stacks with their security checks, without a build. Throws on a finding. */
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

/** One synthesis, shared by all tests that import it. */
export const synthesisedProduct = synthesise();

/** Returns the properties of all resources of a type in these stacks, filtered by a pattern (of `Match`) if one is given. */
export const propertiesOf = (
  templates: readonly Template[],
  type: string,
  pattern: Record<string, unknown> = {},
): Record<string, unknown>[] =>
  templates.flatMap((template) =>
    Object.values(template.findResources(type, { Properties: pattern })).map((resource): Record<string, unknown> => resource['Properties']),
  );
