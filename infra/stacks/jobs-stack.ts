import { CfnOutput, Duration, Stack, type StackProps } from 'aws-cdk-lib';
import type { ITable, TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { Rule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { FilterCriteria, StartingPosition } from 'aws-cdk-lib/aws-lambda';
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations';
import { DynamoEventSource, SqsDlq, SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import { Schedule, ScheduleExpression, TimeWindow } from 'aws-cdk-lib/aws-scheduler';
import { LambdaInvoke } from 'aws-cdk-lib/aws-scheduler-targets';
import type { Construct } from 'constructs';
import type { AccessLogFolder } from '#infra/constructs/buckets/access-log-bucket.ts';
import { DeadLetterQueue } from '#infra/constructs/monitoring/dead-letter-queue.ts';
import { functionsTriggeredBy } from '#infra/functions-triggered-by.ts';
import type { BACKGROUND_FUNCTIONS, JobKind } from '#functions/platform/job-list/jobs.ts';
import { reservedConcurrency } from '#infra/function-concurrency.ts';
import type { Resources } from '#infra/constructs/functions/provision.ts';
import { ProductFunction } from '#infra/constructs/functions/product-function.ts';
import type { Settings } from '#infra/constructs/settings.ts';
import { VideoConversion } from '#infra/constructs/video-conversion.ts';
import { MailEvents } from '#infra/constructs/mail-events.ts';
import { WorkQueue } from '#infra/constructs/functions/work-queue.ts';
import { type FunctionName, FUNCTIONS } from '#infra/functions.ts';
import { insertPattern, STREAM_DELIVERY } from '#infra/table.ts';

/** The functions that run on a schedule. */
export type ScheduledFunction = Extract<(typeof BACKGROUND_FUNCTIONS)[number], { trigger: { by: 'schedule' } }>['name'];

const ASYNC_RETRIES = 2;
/** The least concurrency that an event source of SQS may have. */
const LEAST_CONCURRENCY = 2;

/** The background functions: those on the table's stream, the jobs, and the scheduled sweep that restarts stuck jobs. */
export class JobsStack extends Stack {
  /** The dead-letter queues, by the kind of work that exhausted its retries. */
  readonly deadLetters: Readonly<Record<'stream' | 'jobs' | 'schedules', DeadLetterQueue>>;
  readonly streamReaders: ProductFunction[];
  readonly sweeps: Readonly<Record<ScheduledFunction, ProductFunction>>;
  /** The functions of jobs, by the kind of job that they carry out. */
  readonly jobFunctions: Readonly<Record<JobKind, ProductFunction>>;
  readonly functions: readonly ProductFunction[];
  readonly videoConversion: VideoConversion;
  /** The requests to roll up hours of visits. */
  readonly rollUps: WorkQueue;

  constructor(scope: Construct, id: string, settings: Settings, earlierResources: Resources, props: StackProps) {
    super(scope, id, props);
    this.videoConversion = new VideoConversion(this, 'VideoConversion', settings, earlierResources.mediaBucket);
    this.deadLetters = {
      stream: new DeadLetterQueue(this, 'StreamDeadLetters'),
      jobs: new DeadLetterQueue(this, 'JobDeadLetters'),
      schedules: new DeadLetterQueue(this, 'ScheduleDeadLetters'),
    };

    this.rollUps = this.createQueue('roll-ups');
    const resources = { ...earlierResources, videoConversion: this.videoConversion, rollUpQueue: this.rollUps };

    const jobs = functionsTriggeredBy('job').map(([name, { kind }]) => [kind, this.createAsynchronous(name, settings, resources)] as const);
    this.jobFunctions = Object.fromEntries(jobs) as Record<JobKind, ProductFunction>;
    const allResources = { ...resources, jobFunctions: this.jobFunctions };

    this.streamReaders = functionsTriggeredBy('stream').map(([name, { entities }]) => {
      const reader = new ProductFunction(this, name, settings, allResources);
      this.connectStream(reader, resources.table, entities);
      return reader;
    });
    const sweeps = functionsTriggeredBy('schedule').map(([name, trigger]) => {
      const sweep = new ProductFunction(this, name, settings, allResources);
      this.schedule(sweep, trigger.everyMinutes);
      if ('events' in trigger) this.connectConversions(sweep);
      return [name, sweep] as const;
    });
    this.sweeps = Object.fromEntries(sweeps) as Record<ScheduledFunction, ProductFunction>;
    const byHand = functionsTriggeredBy('hand').map(([name]) => {
      const tool = new ProductFunction(this, name, settings, allResources);
      tool.configureAsyncInvoke({ retryAttempts: 0 });
      new CfnOutput(this, `${tool.node.id}FunctionName`, { value: tool.functionName });
      return tool;
    });
    const recorders = functionsTriggeredBy('mail-events').map(([name]) => {
      const recorder = this.createAsynchronous(name, settings, resources);
      new MailEvents(this, 'MailFeedback', { settings, recorder, deadLetters: this.deadLetters.jobs });
      return recorder;
    });
    const meters = functionsTriggeredBy('access-logs').map(([name, { folder }]) => {
      const reader = this.createAsynchronous(name, settings, resources);
      this.connectAccessLogs(reader, folder, resources);
      return reader;
    });
    const reserved = reservedConcurrency(settings.functionConcurrency);
    const workers = functionsTriggeredBy('queue').map(([name, { batchSize, concurrencyMax }]) => {
      // Further instances would be refused, and their messages count as failed.
      const maxConcurrency = Math.max(LEAST_CONCURRENCY, Math.min(concurrencyMax, reserved.get(name) ?? concurrencyMax));
      const worker = new ProductFunction(this, name, settings, resources);
      worker.addEventSource(new SqsEventSource(this.rollUps, { batchSize, maxConcurrency, reportBatchItemFailures: true }));
      return worker;
    });
    this.functions = [
      ...workers,
      ...Object.values(this.jobFunctions),
      ...this.streamReaders,
      ...Object.values(this.sweeps),
      ...recorders,
      ...meters,
      ...byHand,
    ];
  }

  /** Creates the queue of the function that reads it. */
  private createQueue(queue: 'roll-ups'): WorkQueue {
    const found = functionsTriggeredBy('queue').find(([, trigger]) => trigger.queue === queue);
    if (!found) throw new Error(`No function reads the queue ${queue}`);
    const [name, { attempts }] = found;
    const { timeoutSeconds } = FUNCTIONS[name];
    return new WorkQueue(this, 'RollUps', { timeoutSeconds, attempts, deadLetters: this.deadLetters.jobs });
  }

  /** Creates a function that is invoked asynchronously, with retries and a dead-letter queue. */
  private createAsynchronous(name: FunctionName, settings: Settings, resources: Resources): ProductFunction {
    const invoked = new ProductFunction(this, name, settings, resources);
    invoked.configureAsyncInvoke({
      retryAttempts: ASYNC_RETRIES,
      maxEventAge: Duration.hours(1),
      onFailure: new SqsDestination(this.deadLetters.jobs),
    });
    return invoked;
  }

  private connectStream(reader: ProductFunction, table: TableV2, entities: readonly string[]): void {
    reader.addEventSource(
      new DynamoEventSource(table as ITable, {
        // A new mapping reads the stream from its start: no record is lost between two deployments.
        startingPosition: StartingPosition.TRIM_HORIZON,
        filters: [FilterCriteria.filter(insertPattern(entities))],
        ...STREAM_DELIVERY,
        bisectBatchOnError: true,
        reportBatchItemFailures: true,
        onFailure: new SqsDlq(this.deadLetters.stream),
      }),
    );
  }

  /** Announces every new log object to the function, at least once. */
  private connectAccessLogs(reader: ProductFunction, folder: AccessLogFolder, { accessLogBucket }: Resources): void {
    new Rule(this, `NewAccessLogIn${folder}`, {
      description: `New objects of the access logs of sites in ${folder}`,
      eventPattern: {
        source: ['aws.s3'],
        detailType: ['Object Created'],
        detail: { bucket: { name: [accessLogBucket.bucketName] }, object: { key: [{ prefix: `${folder}/` }] } },
      },
      targets: [
        new LambdaFunction(reader, { deadLetterQueue: this.deadLetters.jobs, retryAttempts: 185, maxEventAge: Duration.hours(24) }),
      ],
    });
  }

  /** Announces the end of every conversion to the function, at least once. The next scheduled run replaces retries. */
  private connectConversions(sweep: ProductFunction): void {
    new Rule(this, 'VideoConverted', {
      description: 'Conversions of videos that have ended',
      eventPattern: {
        source: ['aws.mediaconvert'],
        detailType: ['MediaConvert Job State Change'],
        detail: { queue: [this.videoConversion.queueArn], status: ['COMPLETE', 'ERROR'] },
      },
      targets: [new LambdaFunction(sweep, { maxEventAge: Duration.minutes(5), retryAttempts: 2 })],
    });
  }

  private schedule(sweep: ProductFunction, everyMinutes: number): void {
    // The next scheduled run replaces retries.
    sweep.configureAsyncInvoke({ retryAttempts: 0, maxEventAge: Duration.minutes(1) });
    const deadLetterQueue = this.deadLetters.schedules;
    const role = new Role(this, `${sweep.node.id}ScheduleRole`, {
      assumedBy: new ServicePrincipal('scheduler.amazonaws.com', { conditions: { StringEquals: { 'aws:SourceAccount': this.account } } }),
      inlinePolicies: {
        run: new PolicyDocument({
          statements: [
            new PolicyStatement({ actions: ['lambda:InvokeFunction'], resources: [sweep.functionArn] }),
            new PolicyStatement({ actions: ['sqs:SendMessage'], resources: [deadLetterQueue.queueArn] }),
          ],
        }),
      },
    });
    new Schedule(this, `${sweep.node.id}Schedule`, {
      schedule: ScheduleExpression.rate(Duration.minutes(everyMinutes)),
      timeWindow: TimeWindow.off(),
      target: new LambdaInvoke(sweep, {
        // The default grant of the target would include every version of the function.
        role: role.withoutPolicyUpdates(),
        retryAttempts: 2,
        maxEventAge: Duration.minutes(5),
        deadLetterQueue,
      }),
    });
  }
}
