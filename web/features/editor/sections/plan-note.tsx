import { Alert } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';

/** States that the plan does not include this section. */
export const PlanNote = ({ children }: { children: ReactNode }) => (
  <Alert color="gray" variant="light" icon={<IconLock aria-hidden />}>
    {children}
  </Alert>
);
