import { theme as antdTheme } from 'antd';
import { buildTheme } from '../../src/theme/buildTheme.ts';
import { cssVariables, rootStyleSheet } from '../../src/theme/cssVariables.ts';
import {
  ELEMENT_SIZES,
  PRIMARY_COLOURS,
  type PrimaryColour,
  STYLES,
  type ThemeSettings,
  type ThemeStyle,
} from '../../src/theme/types.ts';
import { contrast } from './support/contrast.ts';

const settings = (over: Partial<ThemeSettings> = {}): ThemeSettings => ({
  style: 'default',
  primaryColour: 'blue',
  size: 'small',
  ...over,
});
const looks = STYLES.flatMap((style) => PRIMARY_COLOURS.map((primaryColour) => [style, primaryColour] as const));
const value = (variables: Record<string, string>, name: string): string => variables[`--${name}`] ?? '';

/** Design target: solid, text on the sheet, background of a chosen row. */
const PRIMARIES: readonly [PrimaryColour, light: readonly string[], dark: readonly string[]][] = [
  ['blue', ['#1D58CB', '#1D58CB', '#EFF5FF'], ['#356BD6', '#81AAF4', '#19263F']],
  ['red', ['#B62725', '#B62725', '#FEF1EF'], ['#C5443C', '#EC9287', '#3A1D1A']],
  ['violet', ['#6D45C5', '#6D45C5', '#F4F3FE'], ['#7C5BD1', '#B09EF1', '#27213C']],
  ['green', ['#006D41', '#006D41', '#EFF6F2'], ['#267F52', '#80B594', '#192B20']],
  ['cyan', ['#036879', '#036879', '#EFF6F8'], ['#0D7C8F', '#7AB3C0', '#172A2E']],
  ['black', ['#23272D', '#23272D', '#F4F4F5'], ['#69717D', '#C9CFD6', '#25282C']],
];

describe('theme', () => {
  it.each(PRIMARIES)('%s has the values of the design', (primaryColour, light, dark) => {
    const of = (style: ThemeStyle) => {
      const variables = cssVariables(settings({ style, primaryColour }));
      return [value(variables, 'p'), value(variables, 'pText'), value(variables, 'pBg')];
    };
    expect(of('default')).toEqual(light);
    expect(of('light')).toEqual(light);
    expect(of('dark')).toEqual(dark);
  });

  it.each([
    ['default', '#EBEEF2', '#FFFFFF', '#181B20', '#E6EAEE'],
    ['light', '#FFFFFF', '#FFFFFF', '#181B20', '#E8EBEF'],
    ['dark', '#0E1114', '#15191D', '#E8EBEE', '#252B32'],
  ] as const)('style %s has its grounds, text and rules', (style, shell, sheet, text, rule) => {
    const variables = cssVariables(settings({ style }));
    expect([shell, sheet, text, rule]).toEqual(['shell', 'sheet', 't1', 'line1'].map((name) => value(variables, name)));
    expect(rootStyleSheet(settings({ style }))).toContain(`color-scheme:${style === 'dark' ? 'dark' : 'light'};`);
  });

  it.each([
    ['small', '28px', '40px', '34px', '14px'],
    ['default', '32px', '48px', '38px', '14px'],
    ['large', '40px', '56px', '44px', '16px'],
  ] as const)('size %s changes heights, and only large the text', (size, control, row, menu, font) => {
    const variables = cssVariables(settings({ size }));
    expect([control, row, menu, font]).toEqual(
      ['d-ctl', 'd-row', 'd-menu', 'd-font'].map((name) => value(variables, name)),
    );
    expect(buildTheme(settings({ size })).components?.Menu?.itemHeight).toBe(Number.parseInt(menu, 10));
  });

  it.each(looks)('antd gets the exact colours of %s %s, whatever its algorithm computes', (style, primaryColour) => {
    const variables = cssVariables(settings({ style, primaryColour }));
    const token = antdTheme.getDesignToken(buildTheme(settings({ style, primaryColour })));
    expect(token.colorPrimary).toBe(value(variables, 'p'));
    expect(token.colorPrimaryText).toBe(value(variables, 'pText'));
    expect(token.colorLink).toBe(value(variables, 'pText'));
    expect(token.colorError).toBe(value(variables, 'redGlyph'));
    expect(token.colorBgContainer).toBe(value(variables, 'sheet'));
    expect(token.colorText).toBe(value(variables, 't1'));
    expect(token.controlItemBgActive).toBe(value(variables, 'pBg'));
  });

  it.each(looks)('text in %s %s keeps a contrast of 4.5', (style, primaryColour) => {
    const variables = cssVariables(settings({ style, primaryColour }));
    const pairs = [
      ['t1', 'sheet'],
      ['t2', 'shell'],
      ['t3', 'shell'],
      ['t3', 'fill3'],
      ['pText', 'sheet'],
      ['pText', 'shell'],
      ['pText', 'pBg'],
      ['redText', 'redBg'],
      ['orangeText', 'orangeBg'],
      ['blueText', 'blueBg'],
      ['onBadge', 'badge'],
    ] as const;
    const low = pairs.filter(([text, ground]) => contrast(value(variables, text), value(variables, ground)) < 4.5);
    expect(low).toEqual([]);
    for (const solid of ['p', 'pHover', 'pActive'])
      expect(contrast('#FFFFFF', value(variables, solid))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(ELEMENT_SIZES)('motion stops on request at size %s', (size) => {
    expect(buildTheme(settings({ size })).token?.motion).toBe(true);
    expect(buildTheme(settings({ size }), { motion: false }).token?.motion).toBe(false);
  });
});
