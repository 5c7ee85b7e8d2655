import { describe, expect, it } from 'vitest';
import { apiContract } from '#shared/api-contract/api-contract.ts';
import { API_ROOT } from '#shared/api-contract/endpoint.ts';
import { siteApiPath } from '#shared/rules/sites/site-file-keys.ts';
import { VISIT_PATH_PREFIX } from '#shared/values/visit/visit-path.ts';

/**
 * Rules of EasyPrivacy (`easyprivacy_general.txt`, 2026-11) for words in addresses of the API. The specification fixes these words; the
 * text before or after a word decides whether a rule applies.
 */
const REFUSED_ADDRESSES = [
  /\/(?:_{2}|a|action|addon|ajax|amp|api|scripts|web)\/?analytics[/?]/,
  /\/analytics[-_]/,
  /\/analytics\.(?:do|gif|html|js|json|min|php)/,
  /\/analytics\/(?:\?|abtest|beacons|capture|click|cms|collect|content\?|custom|data-|dist|embed|engine|event|frame\.|geoip|hit|init)/,
  /\/analytics\/(?:js|layer|listeners|log|metric|mouse|onLoad|page|ping|posts|report\/|rt\?|script|searches|tags|tim|track|v\d\/|view|visit\/|web\/)/,
  /\/api\/(?:v\d\/)?(?:collector|log\?|metrics|page-?view|ping\?|pixel|stat\?|stats|telemetry|track|trk)/,
  /\/visit(?:\?id=|-t|_|\/\?|\/init|\/log|\/record)|\/visitor(?:-|_|\?|\.)|\/visits\//,
  /\/account-stats\/|\/popup(?:ads|_ad|-ad)|\/banners?[/.]|\/ads?[/.?]/,
];

describe('fixed addresses of sites', () => {
  const addresses = Object.values(apiContract)
    .flatMap((family) => Object.values(family))
    .map(({ path }) => API_ROOT + path);

  it.each([...new Set([...addresses, siteApiPath('abcdefghij12'), `${VISIT_PATH_PREFIX}01J0/0/jp/0_h`])])(
    'do not match the rules of content blockers: %s',
    (address) => expect(REFUSED_ADDRESSES.filter((rule) => rule.test(address))).toEqual([]),
  );
});
