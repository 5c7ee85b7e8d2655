import { Alert, Button, Stack } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';

interface StaleVersionAlertProps {
  title: string;
  text: string;
  /** The button that loads the latest version, if the form can continue from it. */
  latest?: { label: string; isLoading: boolean; onLoad: () => void };
}

/** An alert in a form: another login has changed the edited object. */
export const StaleVersionAlert = ({ title, text, latest }: StaleVersionAlertProps) => (
  <Alert role="alert" color="danger" variant="light" icon={<IconAlertTriangle aria-hidden />} title={title}>
    <Stack gap="sm" align="flex-start">
      {text}
      {latest && (
        <Button variant="default" loading={latest.isLoading} onClick={latest.onLoad}>
          {latest.label}
        </Button>
      )}
    </Stack>
  </Alert>
);
