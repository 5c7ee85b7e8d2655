import { type CaaRecord } from 'node:dns';
import type { Settings } from '#infra/constructs/settings.ts';
import { fault, type Finding, ok } from '#infra/operations/doctor/finding.ts';

/** Settings that every operator has to change. The defaults of the others in `cdk.json` are usable. */
const OWN_SETTINGS = ['account', 'consoleDomain', 'sitesDomain', 'mailDomain', 'alarmEmail'] as const;

/** The account of AWS's documentation, and the domains that are reserved for examples. */
const EXAMPLE = /^123456789012$|(?:^|[.@])example\.(?:com|net|org)$/;

/** Finds settings that are still examples. */
export function checkSettings(settings: Settings): Finding[] {
  const examples = OWN_SETTINGS.filter((name) => EXAMPLE.test(settings[name]));
  if (examples.length === 0) return [ok('The settings are complete.')];
  return examples.map((name) => fault(`swipe:${name} is still the example "${settings[name]}". Enter your own in cdk.json.`));
}

type ResolveCaa = (domain: string) => Promise<CaaRecord[]>;

const AMAZON = /^(?:amazon|amazontrust|awstrust|amazonaws)\.com/;

/** Returns the CAA records that apply to a domain: those of the domain, or those of the nearest parent that has some. */
async function caaOf(domain: string, resolveCaa: ResolveCaa): Promise<CaaRecord[]> {
  const labels = domain.split('.');
  for (let start = 0; start < labels.length - 1; start += 1) {
    const records = await resolveCaa(labels.slice(start).join('.')).catch((): CaaRecord[] => []);
    if (records.length > 0) return records;
  }
  return [];
}

/** Checks that the domains let Amazon issue their certificates; those of sites and previews are wildcards. */
export async function checkDomains({ consoleDomain, sitesDomain }: Settings, resolveCaa: ResolveCaa): Promise<Finding[]> {
  const required = [
    { domain: consoleDomain, isWildcard: false },
    { domain: sitesDomain, isWildcard: true },
  ];
  return Promise.all(
    required.map(async ({ domain, isWildcard }) => {
      const records = await caaOf(domain, resolveCaa);
      const wildcard = records.filter(({ issuewild }) => issuewild !== undefined);
      const issuers =
        isWildcard && wildcard.length > 0
          ? wildcard.map(({ issuewild = '' }) => issuewild)
          : records.flatMap(({ issue }) => (issue === undefined ? [] : [issue]));
      if (issuers.length === 0 || issuers.some((issuer) => AMAZON.test(issuer))) return ok(`Amazon may issue certificates for ${domain}.`);
      return fault(`A CAA record of ${domain} forbids certificates by Amazon. Add: 0 ${isWildcard ? 'issuewild' : 'issue'} "amazon.com".`);
    }),
  );
}
