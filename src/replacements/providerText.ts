/** Stands in for src/lib/providerText in the page: providerValues.cjs has replaced the tokens of its data files. */
export const providerText = (text: string): string => text;
