/** `npm run doctor`: checks what a deployment needs (`before`), or tries a deployed product (`after`). docs/operations.md describes both. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { resolveCaa } from 'node:dns/promises';
import { parseArgs } from 'node:util';
import { App } from 'aws-cdk-lib';
import { ROOT } from '#infra/build/paths.ts';
import { consoleOrigin, readSettings } from '#infra/constructs/settings.ts';
import { awsCli } from '#infra/operations/doctor/aws-cli.ts';
import { checkBeforeDeployment } from '#infra/operations/doctor/before-deployment.ts';
import { findingsOf, formatFindings } from '#infra/operations/doctor/finding.ts';
import { smokeTest } from '#infra/operations/doctor/smoke-test.ts';
import { testAlarms } from '#infra/operations/doctor/test-alarms.ts';
import { pollUntil } from '#infra/local/clients/console-session.ts';

const USAGE = `npm run doctor                                                  before a deployment: settings, domains, permissions, quotas
DOCTOR_PASSWORD=… npm run doctor -- after --email <e-mail of a login>  after it: signs in, publishes a site, visits and deletes it, and forces a test alarm
Both take --environment <name of an environment in cdk.json>.`;

const { positionals, values } = parseArgs({
  options: { email: { type: 'string' }, environment: { type: 'string' } },
  allowPositionals: true,
});
const { context } = JSON.parse(await readFile(join(ROOT, 'cdk.json'), 'utf8')) as { context: Record<string, unknown> };
const settings = readSettings(
  new App({ context: { ...context, ...(values.environment && { 'swipe:environment': values.environment }) } }).node,
);
const [when = 'before'] = positionals;
const { DOCTOR_PASSWORD: password } = process.env;

if (when === 'before') {
  const findings = await checkBeforeDeployment(settings, { aws: awsCli(), resolveCaa });
  console.log(formatFindings(findings));
  if (findings.some(({ level }) => level === 'fault')) process.exitCode = 1;
} else if (when === 'after' && values.email !== undefined && password) {
  await smokeTest({
    consoleOrigin: consoleOrigin(settings),
    login: { email: values.email, password },
    async visit(url) {
      const answer = await fetch(url);
      return { status: answer.status, body: await answer.text() };
    },
    report: (step) => console.log(`  ${step}`),
  });
  console.log('  The product works.');
  const findings = await findingsOf(() => testAlarms(settings, awsCli(), pollUntil));
  console.log(formatFindings(findings));
  if (findings.some(({ level }) => level === 'fault')) process.exitCode = 1;
} else {
  console.error(USAGE);
  process.exitCode = 1;
}
