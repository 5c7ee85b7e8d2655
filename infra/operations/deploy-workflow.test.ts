import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '#infra/build/paths.ts';
import { exampleContext } from '#infra/stacks/example-context.ts';

const read = (name: string): string => readFileSync(join(ROOT, '.github/workflows', name), 'utf8');
const [deploy, deployEnvironment] = ['deploy.yml', 'deploy-environment.yml'].map(read) as [string, string];
const linesLike = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, found = '']) => found);

/** `npm run check` lints both files; these are the facts that a linter cannot know. */
describe('workflow of deployments', () => {
  it('deploys the environments of cdk.json, production last and only after staging has been tried (R-26.67)', () => {
    expect(linesLike(deploy, /^ {6}environment: (\S+)$/gm)).toEqual(Object.keys(exampleContext()['swipe:environments'] as object));
    expect(linesLike(deploy, /^ {4}needs: (\S+)$/gm)).toEqual(['check', 'staging']);
  });

  it('the workflow asks the doctor before a deployment and tries the product after it', () => {
    const commands = linesLike(deployEnvironment, /^ {6}- run: (.*)$/gm);
    expect(commands.map((command) => command.split(' ').slice(0, 5).join(' '))).toEqual([
      'npm ci',
      'npm run doctor -- --environment',
      'npx cdk deploy --all --require-approval',
      'npm run doctor -- after',
    ]);
    expect(commands.filter((command) => command.includes('$ENVIRONMENT'))).toHaveLength(3);
  });

  it('the workflow has no key of AWS, only the right to ask for a token', () => {
    expect(deployEnvironment).toContain('id-token: write');
    expect(deploy + deployEnvironment).not.toMatch(/access-key|AWS_SECRET|AKIA/i);
  });
});
