import { App } from 'aws-cdk-lib';
import { Match, Template } from 'aws-cdk-lib/assertions';
import { expect, it } from 'vitest';
import { readSettings } from '#infra/constructs/settings.ts';
import { buildProduct } from '#infra/stacks/build-product.ts';
import { exampleContext } from '#infra/stacks/example-context.ts';
import { synthesisedProduct } from '#infra/stacks/product-fixture.ts';

/** Synthesises the stacks of a deployment with copies in another region, with their security checks. */
function synthesiseWith(backupCopyRegion: string) {
  const app = new App({ context: { ...exampleContext(), 'aws:cdk:bundling-stacks': [], 'swipe:backupCopyRegion': backupCopyRegion } });
  buildProduct(app, readSettings(app.node));
  return app.synth();
}

it('the backup stacks do not exist unless a region for copies is set', () => {
  expect(synthesisedProduct.assembly.stacks.map(({ stackName }) => stackName).filter((name) => name.includes('backup'))).toEqual([]);
});

it('the backup stack backs up the table each night and keeps a copy in the other region for 35 days', () => {
  const assembly = synthesiseWith('ap-northeast-3');
  const [backup, copies] = [assembly.getStackByName('swipe-backup'), assembly.getStackByName('swipe-backup-copies')];
  expect(copies.environment.region).toBe('ap-northeast-3');
  expect(copies.terminationProtection).toBe(true);
  const vault = { BackupVaultName: 'swipe-copies', EncryptionKeyArn: Match.anyValue() };
  Template.fromJSON(copies.template as Record<string, unknown>).hasResource('AWS::Backup::BackupVault', {
    DeletionPolicy: 'RetainExceptOnCreate',
    Properties: vault,
  });
  const template = Template.fromJSON(backup.template as Record<string, unknown>);
  template.hasResourceProperties('AWS::Backup::BackupPlan', {
    BackupPlan: {
      BackupPlanRule: [
        {
          ScheduleExpression: 'cron(0 18 * * ? *)',
          Lifecycle: { DeleteAfterDays: 35 },
          CopyActions: [
            {
              Lifecycle: { DeleteAfterDays: 35 },
              DestinationBackupVaultArn: `arn:aws:backup:ap-northeast-3:${synthesisedProduct.settings.account}:backup-vault:swipe-copies`,
            },
          ],
        },
      ],
    },
  });
  expect(Object.keys(template.findResources('AWS::Backup::BackupSelection'))).toHaveLength(1);
});

it('the backup stack refuses copies to the home region', () => {
  expect(() => synthesiseWith('ap-northeast-1')).toThrow('swipe:backupCopyRegion: a copy in the region of the original');
});
