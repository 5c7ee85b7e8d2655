/** What a use case answers, whether or not it sets cookies besides. */
export async function dataOf<T extends object | null>(answer: Promise<T | { data: T; cookies: string[] }>): Promise<T> {
  const given = await answer;
  return given !== null && 'cookies' in given ? given.data : given;
}
