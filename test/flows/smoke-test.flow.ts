/** What `npm run doctor -- after` does with a deployed product, against the laptop's platform. */
import { expect, test } from '@playwright/test';
import { ConsoleSession } from '#infra/local/clients/console-session.ts';
import { fetchFromSite } from '#infra/local/clients/site-fetch.ts';
import { smokeTest } from '#infra/operations/doctor/smoke-test.ts';
import { site as sites } from '#shared/api-contract/endpoints/site.ts';
import { addresses } from './steps/console-user.ts';

const deployment = (steps: string[]) => ({
  consoleOrigin: addresses().console,
  login: addresses().logins.USER,
  visit: async (url: string) => {
    const { status, body } = await fetchFromSite(url);
    return { status, body: body.toString() };
  },
  report: (step: string) => void steps.push(step),
});

const smokeSites = async (): Promise<string[]> => {
  const session = await ConsoleSession.signIn(addresses().console, addresses().logins.USER);
  return (await session.call(sites.list, { query: {} })).sites.map(({ name }) => name).filter((name) => name.startsWith('Smoke test'));
};

test('the smoke test signs in, uploads, publishes, visits the site, and deletes everything it has created', async () => {
  const steps: string[] = [];
  await smokeTest(deployment(steps));
  expect(steps).toEqual([
    'open the console',
    'sign in',
    'create a site',
    'upload a picture',
    'save',
    'publish',
    'visit',
    'delete the site',
    'see that the site is gone',
  ]);
  expect(await smokeSites()).toEqual([]);
});

test('the smoke test fails if visitors do not see the site, and deletes the site anyway', async () => {
  const steps: string[] = [];
  const { visit, ...rest } = deployment(steps);
  const withoutPictures = async (url: string) => {
    const { status, body } = await visit(url);
    return { status, body: body.replaceAll('/m/', '/missing/') };
  };
  await expect(smokeTest({ ...rest, visit: withoutPictures })).rejects.toThrow('The page shows no picture');
  expect(steps.at(-1)).toBe('delete the site');
  expect(await smokeSites()).toEqual([]);
});
