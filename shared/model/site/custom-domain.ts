import * as z from 'zod';

/**
 * States of the wish for a domain:
 * - `waiting`: for the CNAME; it holds no name.
 * - `issuing`: the CNAME was seen, so the wish holds the name; its tenant and certificate are made.
 * - `live`: the domain serves the site.
 * - `failing`: it did, and no longer does. It has lost its tenant, and another wish may take the name by a CNAME of its own.
 * - `recovering`: the CNAME of a failing domain is back; the wish holds the name again, as when `issuing`.
 * - `ended`: given up after its time, or lost to another wish. It holds neither name nor tenant, until the owner renews it.
 */
export const DomainState = z.enum(['waiting', 'issuing', 'live', 'failing', 'recovering', 'ended']);
export type DomainState = z.infer<typeof DomainState>;

/** The certificate of the domain's tenant. `none`: there is no tenant. `attached`: the tenant answers with it. */
export const CertificateState = z.enum(['none', 'pending', 'issued', 'attached', 'failed']);
export type CertificateState = z.infer<typeof CertificateState>;

const targets = z.array(z.string()).readonly();

/** What the DNS of a domain says about the wish for it. `unknown`: no resolver answered, which proves nothing. */
export const DnsFinding = z.discriminatedUnion('code', [
  z.object({ code: z.enum(['correct', 'unknown', 'absent']) }),
  z.object({ code: z.enum(['points-elsewhere', 'several-records', 'proxied']), targets }),
  z.object({ code: z.literal('caa-forbids'), issuers: targets }),
]);
export type DnsFinding = z.infer<typeof DnsFinding>;
