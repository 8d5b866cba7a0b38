/** Stand-ins for what modules ask of the browser as they load; import this first. */

import { vi } from "vitest";

vi.stubGlobal("document", { documentElement: { dataset: {} } });
vi.stubGlobal("navigator", { languages: ["en"] });
vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
