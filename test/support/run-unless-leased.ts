/** Carries out a job in a process that is to be killed. Prints a line before the job, and skips a job that another process holds. */
export const runUnlessLeased =
  (handler: (event: { jobId: string }) => Promise<unknown>) =>
  async (jobId: string): Promise<void> => {
    process.stdout.write(`${jobId}\n`);
    await handler({ jobId }).catch((error: unknown) => {
      if (!(error instanceof Error && error.name === 'JobAlreadyLeased')) throw error;
    });
  };
