import * as z from 'zod';

/** A zone of Route 53. */
interface HostedZoneRef {
  /** The domain that the zone is named after. */
  name: string;
  id: string;
}

const ZONE = /^((?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,})=(Z[0-9A-Z]{1,31})$/;

/** The hosted zones in the format of the settings: `example.com=Z0123,example.net=Z0456`; empty for none. */
export const HostedZones = z.string().transform((text, context): HostedZoneRef[] =>
  text.split(',').flatMap((part) => {
    if (part.trim() === '') return [];
    const [, name, id] = ZONE.exec(part.trim()) ?? [];
    if (name !== undefined && id !== undefined) return [{ name, id }];
    context.addIssue({ code: 'custom', message: `"${part.trim()}" is no zone such as example.com=Z0123456789ABC` });
    return [];
  }),
);

/** Returns the most specific zone that contains a host; `undefined` if there is none. */
export const zoneOf = (zones: readonly HostedZoneRef[], host: string): HostedZoneRef | undefined =>
  zones
    .filter(({ name }) => host === name || host.endsWith(`.${name}`))
    .toSorted((one, other) => other.name.length - one.name.length)
    .at(0);
