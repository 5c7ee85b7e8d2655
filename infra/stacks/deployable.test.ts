import { describe, expect, it } from 'vitest';
import { synthesisedProduct } from '#infra/stacks/product-fixture.ts';

const { assembly } = synthesisedProduct;

interface Resource {
  Type: string;
  Properties?: Record<string, unknown>;
  DependsOn?: string | string[];
  DeletionPolicy?: string;
}
type StackTemplate = { Resources: Record<string, Resource> };

/** Every stack that `cdk deploy --all` deploys. */
const STACKS = assembly.stacks.map(({ stackName, template }) => [stackName, template as StackTemplate] as const);

describe.each(STACKS)('the template of %s', (_, template) => {
  const text = JSON.stringify(template);

  it('has less than a tenth of the 60 dynamic references that CloudFormation allows', () => {
    expect(text.split('{{resolve:').length - 1).toBeLessThan(6);
  });
});
