import {
  CancelJobCommand,
  ConflictException,
  CreateJobCommand,
  GetJobCommand,
  type MediaConvertClient,
  NotFoundException,
} from '@aws-sdk/client-mediaconvert';
import type { ConversionRequest } from '#functions/platform/gateways/video-converter/conversion.ts';
import { jobSettings } from '#functions/platform/gateways/video-converter/job-settings.ts';

type ConversionState = 'running' | 'done' | 'failed';

/** Converts videos into their light renditions (`videoRendition`), each as one MP4. */
export interface VideoConverter {
  /** Starts a conversion and returns its id. Idempotent for a minute: a repeated call for the same file returns the same id. */
  start(request: ConversionRequest): Promise<string>;
  /** Returns the state of a conversion: `failed` also if it was cancelled or does not exist. */
  stateOf(conversionId: string): Promise<ConversionState>;
  /** Cancels a conversion. Idempotent; a no-op once the conversion has ended. */
  cancel(conversionId: string): Promise<void>;
}

interface MediaConvertOptions {
  /** ARN of the queue. */
  queue: string;
  /** ARN of the role by which MediaConvert reads and writes the bucket. */
  role: string;
  bucket: string;
}

const STATES: Readonly<Record<string, ConversionState>> = { SUBMITTED: 'running', PROGRESSING: 'running', COMPLETE: 'done' };

const undefinedIfUnknown = (error: unknown): undefined => {
  if (error instanceof NotFoundException) return undefined;
  throw error;
};

/** Converts videos with jobs of AWS Elemental MediaConvert. */
export const mediaConvert = (client: MediaConvertClient, { queue, role, bucket }: MediaConvertOptions): VideoConverter => ({
  async start(request) {
    const command = new CreateJobCommand({
      Queue: queue,
      Role: role,
      ClientRequestToken: request.mediaId,
      UserMetadata: { mediaId: request.mediaId },
      Settings: jobSettings(request, bucket),
    });
    const { Job } = await client.send(command);
    if (!Job?.Id) throw new Error('MediaConvert returned no job');
    return Job.Id;
  },
  async stateOf(conversionId) {
    const answer = await client.send(new GetJobCommand({ Id: conversionId })).catch(undefinedIfUnknown);
    return STATES[answer?.Job?.Status ?? ''] ?? 'failed';
  },
  async cancel(conversionId) {
    try {
      await client.send(new CancelJobCommand({ Id: conversionId }));
    } catch (error) {
      // A job that has ended cannot be cancelled.
      if (!(error instanceof ConflictException)) undefinedIfUnknown(error);
    }
  },
});
