import { ArnFormat, Duration, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import { BackupPlan, BackupPlanRule, BackupResource, BackupVault } from 'aws-cdk-lib/aws-backup';
import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { Schedule } from 'aws-cdk-lib/aws-events';
import { Key } from 'aws-cdk-lib/aws-kms';
import type { Construct } from 'constructs';
import { acknowledge } from '#infra/constructs/acknowledge.ts';
import type { Settings } from '#infra/constructs/settings.ts';

/** Retention of a backup: the same period as point-in-time recovery. */
const KEPT = Duration.days(35);

const copiesVaultName = ({ name }: Settings): string => `${name}-copies`;

function createVault(scope: Construct, backupVaultName: string, { name }: Settings): BackupVault {
  const encryptionKey = new Key(scope, 'Key', {
    description: `${name}: backups`,
    enableKeyRotation: true,
    removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
  });
  return new BackupVault(scope, 'Vault', { backupVaultName, encryptionKey, removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE });
}

/** The vault for copies, in the region of the settings. */
export class BackupCopyStack extends Stack {
  constructor(scope: Construct, id: string, settings: Settings, props: StackProps) {
    super(scope, id, { ...props, terminationProtection: true });
    createVault(this, copiesVaultName(settings), settings);
  }
}

interface BackupStackProps extends StackProps {
  settings: Settings;
  table: TableV2;
}

/** A backup of the table each night, and its copy in another region. */
export class BackupStack extends Stack {
  constructor(scope: Construct, id: string, { settings, table, ...props }: BackupStackProps) {
    super(scope, id, props);
    const vault = createVault(this, `${settings.name}-backups`, settings);
    const destinationBackupVault = BackupVault.fromBackupVaultArn(
      this,
      'Copies',
      this.formatArn({
        service: 'backup',
        region: settings.backupCopyRegion,
        resource: 'backup-vault',
        resourceName: copiesVaultName(settings),
        arnFormat: ArnFormat.COLON_RESOURCE_NAME,
      }),
    );
    const plan = new BackupPlan(this, 'Plan', { backupPlanName: settings.name, backupVault: vault });
    plan.addRule(
      new BackupPlanRule({
        ruleName: 'nightly',
        // 03:00 in Japan.
        scheduleExpression: Schedule.cron({ hour: '18', minute: '0' }),
        deleteAfter: KEPT,
        copyActions: [{ destinationBackupVault, deleteAfter: KEPT }],
      }),
    );
    const selection = plan.addSelection('Table', { resources: [BackupResource.fromArn(table.tableArn)] });
    acknowledge(selection, {
      'AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSBackupServiceRolePolicyForBackup]':
        'The policy that AWS Backup documents for its role; AWS extends it as the service changes.',
    });
  }
}
