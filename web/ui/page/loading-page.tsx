import { Center, Loader } from '@mantine/core';

/** Stands in while a screen's own code or texts are on their way; wordless, since the texts may be what is missing. */
export function LoadingPage() {
  return (
    <Center component="output" mih="60dvh" aria-busy="true">
      <Loader type="dots" aria-hidden />
    </Center>
  );
}
