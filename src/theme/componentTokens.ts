import type { ThemeConfig } from 'antd';
import { DENSITY } from './density.ts';
import type { Palette } from './palettes.ts';
import { type Primary, primaryOf } from './primaries.ts';
import type { ElementSize } from './types.ts';

type Look = {
  readonly palette: Palette;
  readonly primary: Primary;
  readonly dark: boolean;
  readonly size: ElementSize;
};
type Components = NonNullable<ThemeConfig['components']>;

function buttons({ palette, dark }: Look): Components {
  const danger = primaryOf('red', dark ? 'dark' : 'default');
  return {
    Button: {
      // The dark error glyph is too light for white text, so danger buttons use the badge colour.
      colorError: palette.badge,
      colorErrorHover: dark ? danger.hover : danger.solid,
      colorErrorActive: danger.active,
      defaultBg: dark ? palette.raised : palette.sheet,
      defaultBorderColor: palette.line2,
      defaultHoverBorderColor: palette.ctl,
      defaultHoverColor: palette.t1,
      defaultHoverBg: palette.fill1,
      defaultActiveBorderColor: palette.ctl,
      defaultActiveColor: palette.t1,
      defaultActiveBg: palette.fill2,
      defaultShadow: 'none',
      primaryShadow: 'none',
      dangerShadow: 'none',
      textHoverBg: palette.hover,
      fontWeight: 400,
      contentFontSizeSM: 14,
      paddingInlineSM: 12,
    },
  };
}

function fields({ palette, primary, dark }: Look): Components {
  const field = {
    activeShadow: `0 0 0 1px ${primary.text}`,
    colorBgContainer: dark ? palette.shell : palette.sheet,
  };
  return {
    Input: { ...field, inputFontSizeSM: 14, paddingInlineSM: 9 },
    InputNumber: field,
    Select: {
      optionSelectedBg: primary.bg,
      optionSelectedColor: primary.text,
      optionSelectedFontWeight: 500,
      optionHeight: 32,
      multipleItemBg: palette.fill2,
      colorBgContainer: field.colorBgContainer,
    },
    Checkbox: { borderRadiusSM: 4 },
    Switch: {
      colorTextQuaternary: palette.ctl,
      colorTextTertiary: palette.t3,
      trackHeightSM: 18,
      trackMinWidthSM: 32,
      handleSizeSM: 14,
    },
    Form: { labelColor: palette.t2, verticalLabelPadding: '0 0 4px', itemMarginBottom: 16 },
  };
}

function navigation({ palette, primary, dark, size }: Look): Components {
  return {
    Tabs: {
      itemColor: palette.t2,
      itemSelectedColor: palette.t1,
      itemHoverColor: palette.t1,
      itemActiveColor: palette.t1,
      inkBarColor: primary.text,
      horizontalItemGutter: 24,
      titleFontSize: 14,
      titleFontSizeSM: 14,
    },
    Segmented: {
      trackBg: palette.fill2,
      itemSelectedBg: dark ? palette.fill3 : palette.sheet,
      itemSelectedColor: palette.t1,
      itemColor: palette.t2,
      itemHoverColor: palette.t1,
      trackPadding: 2,
    },
    Menu: {
      itemBg: 'transparent',
      subMenuItemBg: 'transparent',
      itemHeight: DENSITY[size].menu,
      itemBorderRadius: 6,
      itemMarginInline: 8,
      itemMarginBlock: 1,
      itemPaddingInline: 10,
      iconSize: 18,
      collapsedIconSize: 18,
      iconMarginInlineEnd: 10,
      itemColor: palette.t2,
      itemHoverColor: palette.t1,
      itemHoverBg: palette.shellHover,
      itemSelectedBg: dark ? palette.fill2 : palette.sheet,
      itemSelectedColor: palette.t1,
      itemActiveBg: palette.press,
      activeBarBorderWidth: 0,
      groupTitleColor: palette.t3,
      groupTitleFontSize: 12,
    },
    Pagination: {
      itemActiveBg: primary.bg,
      itemSizeSM: 28,
      colorPrimary: primary.text,
      colorPrimaryHover: primary.text,
    },
    Tree: { titleHeight: 30, nodeHoverBg: palette.hover, nodeSelectedBg: primary.bg, indentSize: 18 },
  };
}

function surfaces({ palette, primary }: Look): Components {
  return {
    Table: {
      headerBg: palette.fill1,
      headerColor: palette.t2,
      headerSplitColor: 'transparent',
      headerBorderRadius: 0,
      rowHoverBg: palette.fill1,
      rowSelectedBg: primary.bg,
      borderColor: palette.line1,
      cellPaddingBlockSM: 8,
      cellPaddingInlineSM: 12,
      cellFontSizeSM: 14,
    },
    Modal: { borderRadiusLG: 12, titleFontSize: 16, contentBg: palette.raised, headerBg: palette.raised },
    Drawer: { colorBgElevated: palette.raised },
    Tooltip: { colorBgSpotlight: palette.spot, borderRadius: 6 },
    Badge: { colorError: palette.badge, textFontSizeSM: 12 },
  };
}

/** Component tokens of one look: corrects what the global tokens alone would get wrong. */
export function componentTokens(look: Look): Components {
  return { ...buttons(look), ...fields(look), ...navigation(look), ...surfaces(look) };
}
