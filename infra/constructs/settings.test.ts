import { App } from 'aws-cdk-lib';
import { describe, expect, it } from 'vitest';
import { readSettings, type Settings } from '#infra/constructs/settings.ts';
import { exampleContext } from '#infra/stacks/example-context.ts';

const context = exampleContext();
const read = (differences: Record<string, unknown> = {}): Settings =>
  readSettings(new App({ context: { ...context, ...differences } }).node);
const environments = (given: Record<string, unknown>, chosen = 'staging') => ({
  'swipe:environments': given,
  'swipe:environment': chosen,
});
const STAGING = { name: 'swipe-staging', consoleDomain: 'console.a.com', sitesDomain: 'sites.a.net', mailDomain: 'a.com' };

describe('readSettings', () => {
  it.each(Object.keys(context['swipe:environments'] as object))('reads the settings of %s from cdk.json (R-26.66)', (environment) => {
    const own = (context['swipe:environments'] as Record<string, Record<string, string>>)[environment] ?? {};
    const settings = read({ 'swipe:environment': environment });
    expect({ ...settings, monthlyBudgetUsd: String(settings.monthlyBudgetUsd) }).toMatchObject(own);
    expect(settings.region).toBe('ap-northeast-1');
  });

  it('takes each setting from the chosen environment, or else from those of all', () => {
    const settings = read(environments({ staging: { ...STAGING, visitBatchMinutes: '5' }, production: {} }));
    expect(settings).toMatchObject({ ...STAGING, visitBatchMinutes: 5, alarmEmail: 'operations@example.com' });
    expect(read(environments({ staging: STAGING, production: {} }, 'production'))).toEqual(read());
    expect(read({ 'swipe:environments': undefined })).toEqual(read());
  });

  it.each([
    ['an unknown environment', environments({ staging: STAGING }, 'test'), /swipe:environment: there is no test, only staging/],
    ['an unknown setting', environments({ staging: { ...STAGING, consolDomain: 'x.com' } }), /swipe:environments\.staging/],
    ['an invalid setting', environments({ staging: { ...STAGING, region: 'tokyo' } }), /swipe:region: a region such as/],
    [
      'the same stacks twice',
      environments({ staging: { ...STAGING, name: 'swipe' }, production: {} }),
      /staging and production have the same name/,
    ],
    [
      'the same domain twice',
      environments({ staging: { ...STAGING, mailDomain: 'example.com' }, production: {} }),
      /have the same mailDomain/,
    ],
  ])('refuses %s', (_, differences, message) => {
    expect(() => read(differences)).toThrow(message);
  });

  it('accepts the same name in two accounts', () => {
    const other = { ...STAGING, name: 'swipe', account: '210987654321' };
    expect(read(environments({ staging: other, production: {} })).account).toBe('210987654321');
  });
});
