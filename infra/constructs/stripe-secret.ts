import { SecretValue } from 'aws-cdk-lib';
import type { Settings } from '#infra/constructs/settings.ts';

/** The fields of the secret that holds the access to Stripe. */
const FIELDS = ['secretKey', 'webhookSecret'] as const;
type Field = (typeof FIELDS)[number];

export const stripeSecretName = ({ name }: Settings): string => `${name}/stripe`;

/** What the secret holds until the operator has entered the access: card payments fail. */
export const EMPTY_STRIPE_SECRET = JSON.stringify(Object.fromEntries(FIELDS.map((field) => [field, 'not-entered'])));

/** A reference that CloudFormation resolves during deployment, as that of the origin key; no template contains the value. */
export function stripeSecret(settings: Settings, jsonField: Field): string {
  const { stripeVersion: versionId } = settings;
  return SecretValue.secretsManager(stripeSecretName(settings), { jsonField, ...(versionId !== '' && { versionId }) }).unsafeUnwrap();
}
