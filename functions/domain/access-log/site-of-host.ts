import { remembering } from '#functions/domain/access-log/remembering.ts';
import { siteId } from '#shared/model/fields.ts';
import { siteOrigin } from '#shared/rules/site/site-address.ts';

/** Returns a function that names the site of a host; empty if the host is no site's. `sitesOrigin`: template with `{siteId}`. */
export function siteOfHost(sitesOrigin: string): (host: string) => string {
  const id = siteId();
  const [beforeId = '', afterId = ''] = new URL(siteOrigin(sitesOrigin, 'site-id')).hostname.split('site-id');
  return remembering((host) => {
    const name = host.toLowerCase().replace(/:\d+$/, '');
    if (!name.startsWith(beforeId) || !name.endsWith(afterId)) return '';
    const between = name.slice(beforeId.length, name.length - afterId.length);
    return id.safeParse(between).success ? between : '';
  });
}
