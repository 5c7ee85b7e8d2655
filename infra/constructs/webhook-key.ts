import { SecretValue } from 'aws-cdk-lib';
import type { Settings } from '#infra/constructs/settings.ts';

export const webhookKeySecretName = ({ name }: Settings): string => `${name}/webhook-key`;

/** A reference that CloudFormation resolves during deployment, as that of the origin key; no template contains the key. */
export const webhookKeySecret = (settings: Settings): string => SecretValue.secretsManager(webhookKeySecretName(settings)).unsafeUnwrap();
