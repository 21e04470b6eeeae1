// Numbers in sentences, as lists show them: grouped the same way in both languages.

export const numberFigure = (value: number): string => value.toLocaleString('en-US', { maximumFractionDigits: 6 });

export const moneyFigure = (hundredths: number): string =>
  (hundredths / 100).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
