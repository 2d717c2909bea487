// What the build defines.
declare const __BUILD__: string
